import { langOf, PRIVACY_PATH } from 'api-client';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSiteSettings } from 'shared-store';
import { classNames, Container, RepeatedIcon } from 'ui-kit';
import { useTexts } from '../texts/use-texts';
import { LanguageLinks } from './language-links';
import { MenuLink } from './menu-link';
import { SiteLogo } from './site-logo';
import { SocialLinks } from './social-links';
import { telephoneAddress } from './telephone-address';
import { ThemeSwitch } from './theme-switch';
import { keyOf, useMenu } from './use-menu';
import ground from './petrol-ground.module.css';
import classes from './footer.module.css';

/** The three streams of the company's logo, drawn large: they come from above and bend into one line. */
function Streams(): ReactNode {
  return (
    <svg className={classes.streams} viewBox="0 0 640 200" fill="none" strokeWidth="14" aria-hidden="true">
      <path d="M7 0v40c0 96 56 153 160 153h473" />
      <path d="M71 0v40c0 82 40 127 124 127h445" />
      <path className={classes.innerStream} d="M135 0v64c0 50 26 77 80 77h425" />
    </svg>
  );
}

/** The company's contact details from the site's settings: postal address, telephone and email. */
function Reach(): ReactNode {
  const settings = useSiteSettings();
  if (!settings) return null;
  const { address, phone, email } = settings;
  return (
    <address className={classes.reach}>
      {address && (
        <p className={classes.way}>
          <RepeatedIcon name="map-pin" />
          <span className={classes.lines} lang={langOf(settings, 'address')}>
            {address}
          </span>
        </p>
      )}
      {phone && (
        <p className={classes.way}>
          <Phone aria-hidden="true" />
          <a href={telephoneAddress(phone)} dir="ltr">
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p className={classes.way}>
          <Mail aria-hidden="true" />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </address>
  );
}

/** One column of links. */
function FooterLinks({ place }: { readonly place: 'footer' | 'sections' }): ReactNode {
  const { contentLang } = useTexts();
  return (
    <ul className={classes.list} lang={contentLang}>
      {useMenu(place).map((entry) => (
        <li key={keyOf(entry)}>
          <MenuLink entry={entry} className={classes.link} />
        </li>
      ))}
    </ul>
  );
}

/** The footer of every page (specification, section 2). */
export function Footer(): ReactNode {
  const settings = useSiteSettings();
  const { text, lang } = useTexts();
  const own = (field: 'tagline' | 'copyright', className: string | undefined) =>
    settings && (
      <p className={className} lang={langOf(settings, field)}>
        {settings[field]}
      </p>
    );
  return (
    <footer className={classNames(ground.petrol, classes.footer)}>
      <div className={classes.band} data-print="hide">
        <Container>{own('tagline', classes.tagline)}</Container>
        <Streams />
      </div>
      <Container className={classes.columns}>
        <div className={classes.company} data-print="hide">
          <SiteLogo size="tall" />
          {settings && <SocialLinks social={settings.social} />}
        </div>
        <nav className={classes.links} aria-label={text('Footer')} lang={lang}>
          <FooterLinks place="footer" />
          <FooterLinks place="sections" />
        </nav>
        <Reach />
      </Container>
      <Container>
        <div className={classes.bottom}>
          {own('copyright', classes.copyright)}
          <Link to={PRIVACY_PATH} className={classes.link} lang={lang} data-print="hide">
            {text('Privacy')}
          </Link>
          <LanguageLinks />
          <ThemeSwitch />
        </div>
      </Container>
    </footer>
  );
}
