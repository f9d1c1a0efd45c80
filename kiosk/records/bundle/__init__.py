"""One round or one case as a single signed file that proves itself to whoever was not there.

A bundle is a ZIP file, nothing compressed, with these members:

    manifest.json    what it is about, the pieces of each journal, and the SHA-256 of every member
    manifest.sig     the Ed25519 signature of manifest.json, 64 bytes
    key.pem          the public key that made it
    certificate.pem  of that key, by the table's authority, and
    authority.pem    the authority itself, where the table has one
    summary.txt      the round or case for people, made from the facts in the bundle alone
    rulebook.toml    the rules it was played by
    pictures/*.png   the screen of a terminal at the moment of a dispute, named by its SHA-256
    films/*.mjpeg    what the camera above the wheel saw of the round, named by its SHA-256
    facts/*.jsonl    the facts of each journal, a line each, with the chain that binds them; of
                     those with the number of a ticket that is worth money, the hash alone
"""
