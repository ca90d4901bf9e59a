import classes from './old-browser-notice.module.css';

/**
 * Tells users of an unsupported browser which functions are missing. It is shown with CSS alone, because scripts may
 * not run.
 */
export const OldBrowserNotice = () => (
  <p className={classes.notice}>
    This browser is too old for parts of this site. You can read its pages and send its forms. For the rest, use Chrome
    or Edge 123, Firefox 125, Safari 17.5 or a later version.
  </p>
);
