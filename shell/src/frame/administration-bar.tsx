import { HOME_PATH } from 'api-client';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, Container } from 'ui-kit';
import { UserMenu } from '../user-menu';
import { SiteLogo } from './site-logo';
import { ThemeSwitch } from './theme-switch';
import styles from './administration-bar.module.css';

/** The bar along the top of the administration: the link to the site, the theme switch and the user menu. */
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
