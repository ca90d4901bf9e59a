import { Rss } from 'lucide-react';
import classes from './feed-links.module.css';

/** The feeds of a list. They are files of the server, so these links do not go through the router. */
export function FeedLinks({ of }: { readonly of: 'blogs' | 'news' }) {
  return (
    <p className={classes.feeds}>
      <Rss aria-hidden="true" />
      <a href={`/${of}/feed.xml`}>RSS</a>
      <a href={`/${of}/atom.xml`}>Atom</a>
    </p>
  );
}
