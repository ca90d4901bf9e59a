import { feedPath, NEWSLETTER_PATH, type FeedKind } from 'api-client';
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
      <a href={feedPath(of, 'rss')}>RSS</a>
      <a href={feedPath(of, 'atom')}>Atom</a>
      <KitLink href={NEWSLETTER_PATH} lang={lang}>
        {text('Newsletter')}
      </KitLink>
    </p>
  );
}

/** The feeds of a list, for the head of its document. */
export const feedsOf = (of: FeedKind, title: string) => [
  { title, href: feedPath(of, 'rss'), type: 'application/rss+xml' },
  { title, href: feedPath(of, 'atom'), type: 'application/atom+xml' },
];
