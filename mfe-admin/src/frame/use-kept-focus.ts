import { useEffect, type RefObject } from 'react';

const FOCUSABLE = 'a[href], :is(button, input, select, textarea):enabled, summary, [tabindex]';

const placeIn = (parent: Element, child: Element): number => [...parent.children].indexOf(child);

/** The control in the same place of what follows a removed element, else the region that contained it. */
function successor(path: readonly Element[], places: readonly number[], control: number): HTMLElement | null {
  const at = path.findIndex((element) => element.isConnected);
  const parent = path[at];
  const next = parent?.children[Math.min(places[at - 1] ?? 0, parent.children.length - 1)];
  const controls = [...(next?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  return controls[Math.min(control, controls.length - 1)] ?? parent?.closest<HTMLElement>('[tabindex]') ?? null;
}

/**
 * Keeps the focus in the screen for those who use it by keyboard: on arrival it starts after the menu, and when the
 * focused control is removed, such as with its row, the control in its place gets the focus.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    // The shell has moved the focus to the main region, which begins with the menu.
    if (document.activeElement?.matches('main')) screen.current?.focus({ preventScroll: true });
  }, [screen, pathname]);

  useEffect(() => {
    let path: Element[] = [];
    let places: number[] = [];
    const forget = (): void => void (path = []);
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target === screen.current || !screen.current?.contains(target)) return;
      path = [target];
      for (let up = target.parentElement; up && up !== screen.current.parentElement; up = up.parentElement)
        path.push(up);
      places = path.slice(1).map((parent, index) => placeIn(parent, path[index] ?? parent));
    };
    const keep = (): void => {
      if (document.activeElement !== document.body || path[0]?.isConnected !== false) return;
      // A card of a board takes the focus along into its new column.
      if (path.some((element) => element.matches('[data-card]'))) return;
      const top = path[path.findIndex((element) => element.isConnected) - 1];
      const control = [...(top?.querySelectorAll(FOCUSABLE) ?? [])].indexOf(path[0]);
      const next = successor(path, places, Math.max(0, control));
      forget();
      next?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, [screen]);
}
