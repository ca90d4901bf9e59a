import { HOME_PATH } from 'api-client';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, Container } from 'ui-kit';
import { UserMenu } from '../user-menu';
import { SiteLogo } from './site-logo';
import { ThemeSwitch } from './theme-switch';
import styles from './administration-bar.module.css';

/** The bar along the top of the administration: the way to the site, the theme, and who is signed in. */
export function AdministrationBar(): ReactNode {
  return (
    <header className={styles.header} data-signed-in="" data-print="hide">
      <Container className={styles.bar}>
        <SiteLogo />
        <div className={styles.tools}>
          <ButtonLink href={HOME_PATH} variant="ghost" size="small" icon={<ExternalLink aria-hidden="true" />}>
            View site
          </ButtonLink>
          <div className={styles.theme}>
            <ThemeSwitch />
          </div>
          <div className={styles.user}>
            <UserMenu />
          </div>
        </div>
      </Container>
    </header>
  );
}
