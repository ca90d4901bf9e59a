import { HOME_PATH } from 'api-client';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, Container } from 'ui-kit';
import { UserMenu } from '../user-menu';
import { SiteLogo } from './site-logo';
import { ThemeSwitch } from './theme-switch';
import classes from './administration-bar.module.css';

/** The bar along the top of the administration: the link to the site, the theme switch and the user menu. */
export function AdministrationBar(): ReactNode {
  return (
    <header className={classes.header} data-signed-in="" data-print="hide">
      <Container className={classes.bar}>
        <SiteLogo />
        <div className={classes.tools}>
          <ButtonLink href={HOME_PATH} variant="ghost" size="small" icon={<ExternalLink aria-hidden="true" />}>
            View site
          </ButtonLink>
          <div className={classes.theme}>
            <ThemeSwitch />
          </div>
          <div className={classes.user}>
            <UserMenu />
          </div>
        </div>
      </Container>
    </header>
  );
}
