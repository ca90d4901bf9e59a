import { ENGLISH, hasLanguages, inLanguage } from 'api-client';
import { X } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPath, type createBrowserRouter } from 'react-router';
import { IconButton } from 'ui-kit';
import { withoutBase } from '../app/without-base';
import { loadCatalogue, type Catalogue } from '../texts/catalogue';
import { declineOffer } from './declined-offer';
import { showBar } from './notice-bar';
import classes from './language-offer.module.css';

type Router = ReturnType<typeof createBrowserRouter>;

interface LanguageOfferProps {
  readonly language: string;
  /** The name of the language in itself. */
  readonly name: string;
  readonly catalogue: Catalogue;
  readonly router: Router;
  readonly onDecline: () => void;
}

/** A bar over the lower edge with a link to the same page in another language, in that language. */
function LanguageOffer({ language, name, catalogue, router, onDecline }: LanguageOfferProps): ReactNode {
  const location = useSyncExternalStore(router.subscribe, () => router.state.location);
  const pathname = withoutBase(location.pathname, router.basename ?? '/');
  if (!hasLanguages(pathname)) return null;
  const label = catalogue['Read in English'] ?? (language === ENGLISH ? 'Read in English' : name);
  const close = catalogue['Close'];
  return (
    <aside className={classes.offer} aria-label={label} lang={language} data-lower-bar="floating" data-print="hide">
      <a
        className={classes.link}
        href={inLanguage(createPath({ ...location, pathname }), language)}
        hrefLang={language}
      >
        {label}
      </a>
      <IconButton label={close ?? 'Close'} lang={close ? language : ENGLISH} onClick={onDecline}>
        <X aria-hidden="true" />
      </IconButton>
    </aside>
  );
}

/**
 * Shows the offer until the visitor takes it or closes it; it is then not shown again on this device.
 *
 * @param name the name of the language in itself
 */
export async function showLanguageOffer(language: string, name: string, router: Router): Promise<void> {
  const catalogue = (await loadCatalogue(language)) ?? {};
  const onDecline = (): void => {
    declineOffer(language);
    hide();
  };
  const hide = showBar(<LanguageOffer {...{ language, name, catalogue, router, onDecline }} />);
}
