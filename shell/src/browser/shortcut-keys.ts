/** Whether the target uses keys itself: as text, or inside a dialog. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null);

/**
 * Moves the focus to the element that declares a plain key as its shortcut, as the search field does with
 * `aria-keyshortcuts="/"`. It needs only the server's HTML: the key works before the code of the remote that offers it
 * has loaded.
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
