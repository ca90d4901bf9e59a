import { useState, type ComponentType, type MouseEvent } from 'react';
import { Play } from 'lucide-react';
import { ButtonLink, Picture } from 'ui-kit';
import { useTexts } from '../texts';
import classes from './video-player.module.css';

/** Distinguishes the two sites; the API has validated the whole address, and the frame parses it again. */
const HOST = /^https:\/\/[^/]*(vimeo|youtu)/;

interface VideoPlayerProps {
  /** The address of a video of YouTube or Vimeo. */
  readonly address: string;
  readonly title: string;
  /** A picture of this site. */
  readonly poster?: string;
  readonly posterAlt?: string;
}

/**
 * A video of another site, behind a picture of this site or a line of text: nothing is loaded from the other site
 * before the visitor agrees. Without scripts the link leads to the video's page.
 */
export function VideoPlayer({ address, title, poster, posterAlt }: VideoPlayerProps) {
  const { text, lang } = useTexts();
  const [Frame, setFrame] = useState<ComponentType<{ address: string; title: string }>>();
  if (Frame) return <Frame address={address} title={title} />;
  const found = HOST.exec(address);
  if (!found) return null;
  const host = found[1] === 'vimeo' ? 'Vimeo' : 'YouTube';
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import(/* webpackChunkName: "video-frame" */ './video-frame').then(
      ({ VideoFrame }) => setFrame(() => VideoFrame),
      () => location.assign(address),
    );
  };
  return (
    <div className={classes.offer}>
      {poster && (
        <Picture
          className={classes.poster}
          src={poster}
          alt={posterAlt ?? ''}
          width={1280}
          height={720}
          sizes="(min-width: 66rem) 64rem, 100vw"
        />
      )}
      <div className={classes.consent} lang={lang}>
        <ButtonLink href={address} variant="primary" onClick={play} icon={<Play aria-hidden="true" />}>
          {text('Play video from {host}', { host })}
        </ButtonLink>
        <p className={classes.note}>
          {text('Only then is anything loaded from {host}, which learns your network address and may set cookies.', {
            host,
          })}
        </p>
      </div>
    </div>
  );
}
