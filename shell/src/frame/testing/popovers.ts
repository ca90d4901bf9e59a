const STYLES = '[popover]:not([data-open]) { display: none }';

/** Gives jsdom popovers, and dialogs that can be shown. */
export function installPopovers(): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLES }));
  const toggle = (element: HTMLElement, open: boolean): void => {
    if (element.hasAttribute('data-open') === open) return;
    const event = Object.assign(new Event('beforetoggle'), { newState: open ? 'open' : 'closed' });
    element.dispatchEvent(event);
    element.toggleAttribute('data-open', open);
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
  });
  const { matches } = Element.prototype;
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return selector === ':popover-open' ? this.hasAttribute('data-open') : matches.call(this, selector);
    },
  });
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const button = target instanceof Element && target.closest('[popovertarget]');
    const element = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (element && !defaultPrevented) toggle(element, !element.hasAttribute('data-open'));
  });
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
    this.setAttribute('data-open', '');
    this.querySelector<HTMLElement>('a, button')?.focus();
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.removeAttribute('data-open');
  };
}
