import { SiteLinks } from '../app/site-link';
import type { Wrapper } from './content-root';

/** The links of the UI kit. */
export const WithLinks: Wrapper = ({ children }) => <SiteLinks>{children}</SiteLinks>;
