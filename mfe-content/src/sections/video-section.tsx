import { SectionFrame } from './section-frame';
import type { SectionProps } from './section-props';
import { VideoPlayer } from './video-player';

/** A video of another site, which plays when a visitor agrees. */
export function VideoSection({ section }: SectionProps) {
  const { heading, text, link, image, imageAlt } = section;
  return (
    <SectionFrame section={{ ...section, link: '' }} introduced={text !== ''}>
      <VideoPlayer address={link} title={heading} poster={image} posterAlt={imageAlt} />
    </SectionFrame>
  );
}
