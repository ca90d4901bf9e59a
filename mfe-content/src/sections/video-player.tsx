import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { readVideo } from 'api-client';
import { Play } from 'lucide-react';
import { ButtonLink, Picture } from 'ui-kit';
import classes from './video-player.module.css';

interface VideoPlayerProps {
  /** The address of a video of YouTube or Vimeo. */
  readonly address: string;
  readonly title: string;
  /** A picture of this site. */
  readonly poster?: string;
  readonly posterAlt?: string;
}

/**
 * A video of another site, behind a picture of this one or a line of text: nothing is loaded from the other site before a visitor asks for
 * it. Without scripts the same link leads to the video there.
 */
export function VideoPlayer({ address, title, poster, posterAlt = '' }: VideoPlayerProps) {
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (playing) frame.current?.focus();
  }, [playing]);
  const video = readVideo(address);
  if (!video) return null;
  if (playing) {
    return (
      <iframe
        ref={frame}
        className={classes.frame}
        src={video.player}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        // YouTube plays nothing for pages that do not say which site they are of.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <div className={classes.offer}>
      {poster && (
        <Picture
          className={classes.poster}
          src={poster}
          alt={posterAlt}
          width={1280}
          height={720}
          sizes="(min-width: 66rem) 64rem, 100vw"
        />
      )}
      <div className={classes.consent}>
        <ButtonLink
          href={video.watch}
          variant="primary"
          onClick={play}
          icon={<Play aria-hidden="true" />}
          aria-label={`Play video from ${video.host}: ${title}`}
        >
          {`Play video from ${video.host}`}
        </ButtonLink>
        <p className={classes.note}>
          {`Only then is anything loaded from ${video.host}, which learns your network address and may set cookies.`}
        </p>
      </div>
    </div>
  );
}
