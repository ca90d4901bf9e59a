import styles from './old-browser-notice.module.css';

/** Tells the user of a browser that the site does not serve what works there. Styles alone show it: scripts may not run. */
export const OldBrowserNotice = () => (
  <p className={styles.notice}>
    This browser is too old for parts of this site. You can read its pages and send its forms. For the rest, use Chrome
    or Edge 123, Firefox 121, Safari 17.5 or a later version.
  </p>
);
