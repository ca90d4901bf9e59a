import { useState } from 'react';
import { Check, Link2, Mail, Share2 } from 'lucide-react';
import { useHref } from 'react-router-dom';
import { selectOrigin, useAppSelector } from 'shared-store';
import { Button, ButtonLink, notify } from 'ui-kit';
import { useTexts } from '../texts';
import classes from './share-links.module.css';

interface ShareLinksProps {
  readonly title: string;
  /** The page's canonical path, as in English. */
  readonly path: string;
}

const canShare = () => typeof navigator.share === 'function';

/** Shares a page: the device's share panel if it has one, a button that copies the address, and email. */
export function ShareLinks({ title, path }: ShareLinksProps) {
  const { text, lang } = useTexts();
  const [copied, setCopied] = useState(false);
  const origin = useAppSelector(selectOrigin);
  const address = origin + useHref(path);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      notify.success(text('Link copied'));
    } catch {
      notify.error(text('The link could not be copied. Copy it from the address bar.'));
    }
  };

  const share = async () => {
    if (!canShare()) return copy();
    // Rejects if the visitor closes the device's share panel.
    return navigator.share({ title, url: address }).catch(() => undefined);
  };

  return (
    <div className={classes.share} role="group" aria-label={text('Share this page')} lang={lang}>
      <Button
        variant="secondary"
        size="small"
        data-needs-scripts=""
        icon={<Share2 aria-hidden="true" />}
        onClick={() => void share()}
      >
        {text('Share')}
      </Button>
      <Button
        variant="ghost"
        size="small"
        data-needs-scripts=""
        icon={copied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {text('Copy link')}
      </Button>
      <ButtonLink
        as="a"
        variant="ghost"
        size="small"
        icon={<Mail aria-hidden="true" />}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
      >
        {text('Email')}
      </ButtonLink>
    </div>
  );
}
