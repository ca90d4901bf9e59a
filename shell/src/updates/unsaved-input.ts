/** Text in a search field is not unsaved input. */
const isSearch = (field: Element): boolean =>
  field.matches('[type=search], [role=searchbox], [role=search] *, search *');

/** Detects unsaved input: text typed into a form that was not sent yet. */
export class UnsavedInput {
  private readonly touched = new Set<Element>();

  constructor(root: Document) {
    const note = (event: Event): void => {
      const field = event.target;
      if (!(field instanceof Element) || isSearch(field)) return;
      const form = field.closest('form');
      if (form) this.touched.add(form);
    };
    root.addEventListener('input', note, { capture: true, passive: true });
    root.addEventListener('change', note, { capture: true, passive: true });
    root.addEventListener(
      'reset',
      (event) => event.target instanceof Element && this.touched.delete(event.target),
      true,
    );
  }

  /** A form counts while it is in the page: a sent form that stays may have been refused. */
  get present(): boolean {
    for (const form of this.touched) {
      if (form.isConnected) return true;
      this.touched.delete(form);
    }
    return false;
  }
}
