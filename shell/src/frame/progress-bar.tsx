import { useEffect, useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../texts/use-texts';
import classes from './progress-bar.module.css';

/** Pages that load faster than this show no progress bar, in milliseconds. */
const SHOWN_AFTER = 200;

/** A thin bar along the top of the window while the next page loads. */
export function ProgressBar(): ReactNode {
  const waiting = useNavigation().state !== 'idle';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), SHOWN_AFTER);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  const { text, lang } = useTexts();
  if (!waiting || !late) return null;
  return (
    <div className={classes.track} role="progressbar" aria-label={text('Loading the page')} lang={lang}>
      <div className={classes.bar} />
    </div>
  );
}
