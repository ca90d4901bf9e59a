import { useEffect, useRef, useState } from 'react';
import { FullScreenLoader } from '../state/full-screen-loader';

/** The event of a document that is shown again, from the back/forward cache too. */
const SHOWN = 'pageshow';

/** Uncovers the page of a form that was answered without another document. */
export const endPosting = (): boolean => dispatchEvent(new Event(SHOWN));

/**
 * Covers the page while the browser posts the form around it natively, until the answer replaces the page. A page that
 * comes back from the back/forward cache is uncovered.
 */
export function PostingLoader({ label }: { label: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [posting, setPosting] = useState(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    const start = (event: Event) => setPosting(!event.defaultPrevented);
    const end = () => setPosting(false);
    form?.addEventListener('submit', start);
    addEventListener(SHOWN, end);
    return () => {
      form?.removeEventListener('submit', start);
      removeEventListener(SHOWN, end);
    };
  }, []);
  return (
    <span ref={place} hidden={!posting}>
      {posting && <FullScreenLoader label={label} />}
    </span>
  );
}
