import { Prose } from 'ui-kit';
import { VideoPlayer } from '../sections/video-player';
import { plainText } from './plain-text';
import classes from '../sections/video-player.module.css';

/** A video as the API stores it, which marks none inside another element: its address and its title. */
const VIDEO = /<figure><a href="([^"]+)" data-video="\w+">([^<]*)<\/a><\/figure>/;
/** Between two texts stand the address and the title of a video. */
const STEP = 3;

interface RichTextProps {
  /** Rich text of the API, which has sanitised it. */
  readonly html: string;
  /** For the text, as far as its first video. */
  readonly className?: string;
}

/** Running text, whose videos play when a visitor agrees. */
export function RichText({ html, className }: RichTextProps) {
  const parts = html.split(VIDEO);
  return (
    <div className={classes.parts}>
      {parts.map((part, at) => {
        if (at % STEP === 0) return part && <Prose key={at} className={at ? '' : className} html={part} dir="auto" />;
        if (at % STEP === 1) return null;
        const title = plainText(part);
        return (
          <figure key={at} className={classes.video}>
            <figcaption dir="auto">{title}</figcaption>
            <VideoPlayer address={String(parts[at - 1])} title={title} />
          </figure>
        );
      })}
    </div>
  );
}
