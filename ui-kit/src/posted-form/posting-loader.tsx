import { useEffect, useRef, useState } from 'react';
import { FullScreenLoader } from '../state/full-screen-loader';

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
    addEventListener('pageshow', end);
    return () => {
      form?.removeEventListener('submit', start);
      removeEventListener('pageshow', end);
    };
  }, []);
  return (
    <span ref={place} hidden={!posting}>
      {posting && <FullScreenLoader label={label} />}
    </span>
  );
}
