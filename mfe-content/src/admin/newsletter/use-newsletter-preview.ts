import { previewNewsletter, type NewsletterBody } from 'api-client';
import { useEffect, useState } from 'react';
import { failureOf, useChange } from 'shared-store';
import { useDebouncedValue } from 'ui-kit';

/** How long the words must not change before they are previewed, in milliseconds. */
const PAUSE = 500;
/** In place of a subject that is not written yet. */
export const NO_SUBJECT = 'No subject yet';

interface Shown {
  /** The previewed newsletter: it is sent only as it was shown. */
  readonly body: NewsletterBody;
  readonly text: string;
}

/**
 * The email of a newsletter as its words and articles are now, a moment after each change. Nothing is asked of the
 * server before there is an article; an email without a subject is shown, but not sent.
 */
export function useNewsletterPreview(body: NewsletterBody) {
  const key = JSON.stringify(body);
  const settled = useDebouncedValue(key, PAUSE);
  const [preview] = useChange(previewNewsletter);
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const hasArticles = body.articles.length > 0;

  useEffect(() => {
    const asked = JSON.parse(settled) as NewsletterBody;
    let isCurrent = true;
    setFailure(undefined);
    if (asked.articles.length === 0) setShown(undefined);
    else
      preview({ body: { ...asked, subject: asked.subject || NO_SUBJECT } })
        .unwrap()
        .then(
          (answer) => isCurrent && setShown({ body: asked, text: answer.preview.text }),
          (error: unknown) => isCurrent && setFailure(failureOf(error).message),
        );
    return () => {
      isCurrent = false;
    };
  }, [settled, preview, attempts]);

  return {
    shown: hasArticles ? shown : undefined,
    hasArticles,
    /** The shown email is the one that would be sent. */
    isCurrent: body.subject !== '' && shown !== undefined && JSON.stringify(shown.body) === key,
    failure,
    retry: () => setAttempts((before) => before + 1),
  };
}
