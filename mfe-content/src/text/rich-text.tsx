import { Prose } from 'ui-kit';
import { VideoPlayer } from '../sections/video-player';
import { videosInText } from './videos-in-text';
import classes from './rich-text.module.css';

interface RichTextProps {
  /** Rich text of the API, which has sanitised it. */
  readonly html: string;
  /** For the text, as far as its first video. */
  readonly className?: string;
}

/** Running text, whose videos play when a visitor agrees. */
export function RichText({ html, className }: RichTextProps) {
  const parts = videosInText(html);
  if (parts.length === 1 && parts[0] && 'html' in parts[0])
    return <Prose className={className} html={html} dir="auto" />;
  return (
    <div className={classes.parts}>
      {parts.map((part, index) =>
        'html' in part ? (
          <Prose key={index} className={index === 0 ? className : undefined} html={part.html} dir="auto" />
        ) : (
          <figure key={index} className={classes.video}>
            <figcaption className={classes.title} dir="auto">
              {part.title}
            </figcaption>
            <VideoPlayer address={part.address} title={part.title} />
          </figure>
        ),
      )}
    </div>
  );
}
