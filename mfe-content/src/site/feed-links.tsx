import { ENGLISH, feedPath, inLanguage, NEWSLETTER_PATH, type FeedKind } from 'api-client';
import { Rss } from 'lucide-react';
import { KitLink } from 'ui-kit';
import { useTexts } from '../texts';
import classes from './feed-links.module.css';

/**
 * Links to the feeds of a list and to the newsletter. Feeds are files of the server, so these links bypass the router.
 */
export function FeedLinks({ of }: { readonly of: FeedKind }) {
  const { text, lang } = useTexts();
  return (
    <p className={classes.feeds}>
      <Rss aria-hidden="true" />
      <a href={inLanguage(feedPath(of, 'rss'), lang ?? ENGLISH)}>RSS</a>
      <a href={inLanguage(feedPath(of, 'atom'), lang ?? ENGLISH)}>Atom</a>
      <KitLink href={NEWSLETTER_PATH} lang={lang}>
        {text('Newsletter')}
      </KitLink>
    </p>
  );
}

/** The feeds of a list in the language of the document, for its head. */
export const feedsOf = (of: FeedKind, title: string, language = ENGLISH) => [
  { title, href: inLanguage(feedPath(of, 'rss'), language), type: 'application/rss+xml' },
  { title, href: inLanguage(feedPath(of, 'atom'), language), type: 'application/atom+xml' },
];
