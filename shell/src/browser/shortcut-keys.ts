/** Whether keys pressed there are text, or belong to a dialog. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null);

/**
 * Moves the focus to what names a plain key as its own, as the search field does with `aria-keyshortcuts="/"`. It needs
 * nothing but the server's HTML: a key works before the code of the remote that offers it has arrived.
 */
export function followShortcutKeys(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || takesKeys(target)) return;
    const named = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
      (element) => element.getAttribute('aria-keyshortcuts') === key && element.checkVisibility(),
    );
    if (!named) return;
    event.preventDefault();
    named.focus();
  });
}
