"""Groups within groups, and one's place in them. No screen: names and positions come in.

With two switches one goes along a group and into it, so that any of two hundred betting spots is
a dozen presses away. After the last of a group comes the way back out of it.
"""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

Path: TypeAlias = tuple[str, ...]
"""From the outermost group to where one is, by the ids of nodes."""

BACK = "back"


class Node(Struct, frozen=True):
    id: str
    name: str
    children: tuple["Node", ...] = ()

    @property
    def leaves(self) -> tuple["Node", ...]:
        """Everything that can be done within."""
        if not self.children:
            return (self,)
        return tuple(leaf for child in self.children for leaf in child.leaves)


def group(id_: str, name: str, children: Sequence[Node]) -> tuple[Node, ...]:
    """A group of one is that one, and an empty group is nothing."""
    return (Node(id_, name, tuple(children)),) if len(children) > 1 else tuple(children)


def found(root: Node, path: Path) -> tuple[Node, ...]:
    """The nodes of a path, as far as they are still there."""
    nodes: list[Node] = []
    within = root
    for id_ in path:
        node = next((child for child in within.children if child.id == id_), None)
        if node is None:
            break
        nodes.append(node)
        within = node
    return tuple(nodes)


def first(root: Node) -> Path:
    return (root.children[0].id,) if root.children else ()


def kept(root: Node, path: Path) -> Path:
    """The same place, or what is left of it."""
    there = tuple(node.id for node in found(root, path))
    if len(there) + 1 == len(path) and path[-1] == BACK:
        return path
    return there or first(root)


def along(root: Node, path: Path, by: int = 1) -> Path:
    """To the next of the same group. The way back comes after the last, within a group."""
    path = kept(root, path)
    if not path:
        return path
    *outer, here = path
    within = found(root, tuple(outer))[-1] if outer else root
    ids = [child.id for child in within.children] + ([BACK] if outer else [])
    return (*outer, ids[(ids.index(here) + by) % len(ids)])


def into(root: Node, path: Path) -> Path:
    nodes = found(root, path)
    return (*path, nodes[-1].children[0].id) if nodes and nodes[-1].children else path


def out(path: Path) -> Path:
    return path[:-1] if len(path) > 1 else path
