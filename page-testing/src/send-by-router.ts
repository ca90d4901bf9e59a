/** The part of a router that handles a form by the action of a page's route. */
type Navigate = (to: string, form: { formMethod: 'post'; formData: FormData }) => Promise<void>;

/** Ends what covers the page of a posted form, as a page does that comes back from the back/forward cache. */
const uncover = (): boolean => dispatchEvent(new Event('pageshow'));

/**
 * Sends the forms that pages leave to the browser to the actions of their routes, as the shell's server does.
 *
 * @param parent the element with the forms
 */
export function sendByRouter(parent: EventTarget, navigate: Navigate): void {
  parent.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const { pathname, search } = new URL(form.action);
    if (event.defaultPrevented || form.method !== 'post') return;
    event.preventDefault();
    const formData = new FormData(form, (event as SubmitEvent).submitter);
    void navigate(pathname + search, { formMethod: 'post', formData }).finally(uncover);
  });
}
