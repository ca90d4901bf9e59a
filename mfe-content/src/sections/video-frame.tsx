import { useEffect, useRef } from 'react';
import { readVideo } from 'api-client';
import classes from './video-player.module.css';

interface VideoFrameProps {
  /** The address of a video of YouTube or Vimeo. */
  readonly address: string;
  readonly title: string;
}

/** The frame of another site that plays a video; it takes the focus. */
export function VideoFrame({ address, title }: VideoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const player = readVideo(address)?.player;
  return (
    player && (
      <iframe
        ref={frame}
        className={classes.frame}
        src={player}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        // YouTube plays no video for pages without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  );
}
