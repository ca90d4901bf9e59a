import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useSiteSettings } from 'shared-store';
import { classNames, Mark, pictureSources } from 'ui-kit';
import { useTexts } from '../texts/use-texts';
import classes from './site-logo.module.css';

interface SiteLogoProps {
  /** `tall` also shows the second line of the name where there is little room. */
  readonly size?: 'bar' | 'tall';
  readonly onClick?: () => void;
}

/** The site's logo and title from its settings, linked to `/`; the built-in mark replaces a missing picture. */
export function SiteLogo({ size = 'bar', onClick }: SiteLogoProps): ReactNode {
  const settings = useSiteSettings();
  const { text, lang, contentLang } = useTexts();
  const [missing, setMissing] = useState<string>();
  const logo = settings?.logo !== missing ? settings?.logo : undefined;
  const [name, ...rest] = settings?.title.split(' ') ?? [];
  return (
    <Link
      to="/"
      className={classNames(classes.logo, size === 'tall' && classes.tall)}
      aria-label={settings?.title || text('Home page')}
      lang={settings?.title ? contentLang : lang}
      onClick={onClick}
    >
      {logo ? (
        <img
          className={classes.picture}
          src={logo}
          srcSet={pictureSources(logo, '9rem')}
          sizes="9rem"
          alt=""
          width={40}
          height={40}
          onError={() => setMissing(logo)}
        />
      ) : (
        <Mark className={classes.picture} width={40} height={40} />
      )}
      {name && (
        <span className={classes.words} data-logo-words="">
          <span className={classes.name}>{name}</span>
          {rest.length > 0 && <span className={classes.line}>{rest.join(' ')}</span>}
        </span>
      )}
    </Link>
  );
}
