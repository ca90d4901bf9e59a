import { endPosting } from './posting-loader';

type FormEncType = 'application/x-www-form-urlencoded' | 'multipart/form-data';

/** The part of a router that handles a form by the action of a page's route. */
type Navigate = (
  to: string,
  form: { formMethod: 'post'; formEncType: FormEncType; formData: FormData },
) => Promise<void>;

/**
 * Sends the forms that pages leave to the browser to the actions of their routes, where no server has these pages: in
 * tests, and while a remote is developed.
 *
 * @param parent the element or document with the forms
 * @param isSent whether the form of the page at a path is sent so; by default every one
 */
export function sendByRouter(
  parent: EventTarget,
  navigate: Navigate,
  isSent: (pathname: string) => boolean = () => true,
): void {
  parent.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const { pathname, search } = new URL(form.action);
    if (event.defaultPrevented || form.method !== 'post' || !isSent(pathname)) return;
    event.preventDefault();
    const formData = new FormData(form, (event as SubmitEvent).submitter);
    const sent = { formMethod: 'post', formEncType: form.enctype as FormEncType, formData } as const;
    void navigate(pathname + search, sent).finally(endPosting);
  });
}
