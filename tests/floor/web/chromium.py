"""A real browser: Debian's Chromium without a screen, which nothing is fetched for."""

from pathlib import Path

import pyotp
from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select, WebDriverWait

from kiosk.clock import wall_ms
from tests.floor.web.house import FACTOR, PASSWORD

WAIT_S = 60
BROWSER, DRIVER = Path("/usr/bin/chromium"), Path("/usr/bin/chromedriver")
_FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
)


def none_to_be_had(distribution: str) -> bool:
    """Ubuntu's archive has no Chromium, only what fetches a snap. Everywhere else one is missed."""
    return distribution == "ubuntu" and not (BROWSER.exists() and DRIVER.exists())


class Chromium:
    """One window of one person."""

    def __init__(self, address: str, size: tuple[int, int] = (1920, 1080)) -> None:
        options = ChromeOptions()
        options.binary_location = str(BROWSER)
        for flag in (*_FLAGS, f"--window-size={size[0]},{size[1]}"):
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = Chrome(options=options, service=Service(str(DRIVER)))
        self.address = address.rstrip("/")
        self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        """Of the page, whatever the window adds."""
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": False},
        )

    def go(self, path: str) -> None:
        self.driver.get(self.address + path)

    def find(self, css: str) -> WebElement:
        """Waits until it is there."""
        return WebDriverWait(self.driver, WAIT_S).until(
            lambda driver: next(iter(driver.find_elements(By.CSS_SELECTOR, css)), None)
        )

    def until(self, css: str, text: str) -> None:
        """Until an element has that text."""
        WebDriverWait(self.driver, WAIT_S).until(lambda _: text in self.text(css))

    def text(self, css: str) -> str:
        script = "const e = document.querySelector(arguments[0]); return e ? e.innerText : ''"
        return str(self.driver.execute_script(script, css))

    def type(self, css: str, text: str) -> None:
        self.find(css).send_keys(text)

    def click(self, css: str) -> None:
        WebDriverWait(self.driver, WAIT_S).until(lambda _: self.find(css).is_enabled())
        self.find(css).click()

    def choose(self, css: str, text: str) -> None:
        """Of a list."""
        Select(self.find(css)).select_by_visible_text(text)

    def take(self, css: str, folder: Path) -> Path:
        """What a button downloads, once all of it is there."""
        folder.mkdir()
        told = {"behavior": "allow", "downloadPath": str(folder)}
        self.driver.execute_cdp_cmd("Browser.setDownloadBehavior", told)
        self.click(css)
        return WebDriverWait(self.driver, WAIT_S).until(
            lambda _: next((path for path in folder.iterdir() if path.suffix == ".db"), None)
        )

    def sign_out(self) -> None:
        self.click("form.who button")
        self.find("input[name=password]")

    def sign_in(self, name: str) -> None:
        self.go("/sign-in")
        self.type("input[name=name]", name)
        self.type("input[name=password]", PASSWORD)
        self.click("button.act")
        if self.find("input[name=code], form.who").tag_name == "input":
            code = pyotp.TOTP(FACTOR).generate_otp(wall_ms() // 30_000)
            self.type("input[name=code]", code)
            self.click("button.act")
        self.find("form.who")

    def complaints(self) -> list[str]:
        """What the browser's console says, such as of a broken policy."""
        return [str(entry["message"]) for entry in self.driver.get_log("browser")]

    def picture(self, path: str) -> None:
        self.driver.save_screenshot(path)

    def close(self) -> None:
        self.driver.quit()
