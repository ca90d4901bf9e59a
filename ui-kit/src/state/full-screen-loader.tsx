import classes from './state.module.css';

/**
 * Covers the page while something loads or is submitted (specification 4). The caller takes it away in every case.
 *
 * @param label what is under way
 */
export function FullScreenLoader({ label = 'Please wait…' }: { label?: string }) {
  return (
    <div className={classes.loader} role="status" aria-live="assertive" data-holds-scroll="">
      <svg viewBox="0 0 40 40" fill="none" strokeWidth="4" aria-hidden="true">
        <path stroke="var(--palette-amber)" pathLength="1" d="M8 3v9c0 9.5 12 10 12 19.5v5.5" />
        <path stroke="var(--color-action)" pathLength="1" d="M32 3v9c0 9.5-12 10-12 19.5v5.5" />
        <path stroke="currentColor" pathLength="1" d="M20 3v34" />
      </svg>
      <p className={classes.loaderText}>{label}</p>
    </div>
  );
}
