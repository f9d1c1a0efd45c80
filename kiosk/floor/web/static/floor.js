// With script, one event stream replaces single parts of the page as the server draws them anew.
// Nothing is computed here, and the page reads the same without it.
"use strict";

(function () {
  const streams = document.body.dataset.stream;
  if (streams) watch(streams);
  const scan = document.getElementById("scan");
  if (scan) atTheCage(scan);
  for (const button of document.querySelectorAll("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => window.print());
  }
  for (const form of document.forms) form.addEventListener("submit", once);

  // A second click while the first is on its way is none. The server pays once in any case.
  function once(event) {
    if (event.target.dataset.sent) event.preventDefault();
    event.target.dataset.sent = "yes";
    setTimeout(() => delete event.target.dataset.sent, 8000);
  }

  function watch(path) {
    const source = new EventSource(path);
    let heard = Date.now();
    source.addEventListener("part", (event) => {
      heard = Date.now();
      const part = JSON.parse(event.data);
      const there = document.getElementById(part.id);
      if (there && !(there.contains(document.activeElement) && document.activeElement.tagName === "INPUT")) there.outerHTML = part.html;
    });
    source.addEventListener("time", (event) => {
      heard = Date.now();
      document.getElementById("clock").textContent = event.data;
    });
    source.addEventListener("reload", () => {
      const typed = document.getElementById("scan");
      if (!typed || !typed.value) location.reload();
    });
    source.addEventListener("gone", () => { source.close(); location.assign("/sign-in"); });
    setInterval(() => {
      const age = (Date.now() - heard) / 1000;
      const state = document.getElementById("link");
      if (!state) return;
      state.className = "link-state " + (age < 3 ? "ok" : "warn");
      state.textContent = age < 3 ? "\u2713 Live, " + age.toFixed(1) + " s" : "Last known, " + Math.round(age) + " s ago";
    }, 500);
  }

  // A bar code reader is a keyboard: wherever the finger was, what it types belongs into the field.
  function atTheCage(field) {
    document.addEventListener("keydown", (event) => {
      const elsewhere = document.activeElement && document.activeElement !== field && /^(INPUT|SELECT)$/.test(document.activeElement.tagName);
      if (elsewhere || event.ctrlKey || event.altKey || event.metaKey) return;
      if (/^[0-9]$/.test(event.key) && document.activeElement !== field) { field.value = ""; field.focus(); }
    });
    const confirm = document.querySelector("[data-confirms]");
    if (confirm) {
      // The second touch counts from 400 ms on, on the same place: no double click pays.
      confirm.disabled = true;
      setTimeout(() => { confirm.disabled = false; }, 400);
    }
  }
})();
