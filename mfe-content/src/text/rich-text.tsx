import { plainText } from 'api-client';
import { Prose } from 'ui-kit';
import { VideoPlayer } from '../sections/video-player';
import classes from '../sections/video-player.module.css';

/** A stored video, which the API never puts inside another element: its address and its title. */
const VIDEO = /<figure><a href="([^"]+)" data-video="\w+">([^<]*)<\/a><\/figure>/;
/** Splitting yields a text, then an address, a title and a text for each video. */
const STEP = 3;

interface RichTextProps {
  /** The API's sanitised rich text. */
  readonly html: string;
  /** For the text before the first video. */
  readonly className?: string;
  readonly lang?: string | undefined;
}

/** A text whose videos play when a visitor agrees. */
export function RichText({ html, className, lang }: RichTextProps) {
  const parts = html.split(VIDEO);
  return (
    <div className={classes.parts} lang={lang}>
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
