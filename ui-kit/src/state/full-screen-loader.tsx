import { markPaths } from '../mark/mark-paths';
import classes from './state.module.css';

/**
 * Covers the page while it loads or submits something (specification, section 4). The caller removes it in every case.
 *
 * @param label the action in progress
 */
export function FullScreenLoader({ label = 'Please wait…' }: { label?: string }) {
  return (
    <div className={classes.loader} role="status" aria-live="assertive" data-holds-scroll="loader">
      <svg viewBox="0 0 40 40" fill="none" strokeWidth="4.6" aria-hidden="true">
        <path stroke="var(--palette-amber)" pathLength="1" d={markPaths.inner} />
        <path stroke="var(--color-action)" pathLength="1" d={markPaths.middle} />
        <path stroke="currentColor" pathLength="1" d={markPaths.outer} />
      </svg>
      <p className={classes.loaderText}>{label}</p>
    </div>
  );
}
