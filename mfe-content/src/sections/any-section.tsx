import { CardsSection } from './cards-section';
import { ContactCallSection } from './contact-call-section';
import { FiguresSection } from './figures-section';
import { LazyChartSection } from './lazy-chart-section';
import { PictureSection } from './picture-section';
import { QuotesSection } from './quotes-section';
import { ShelfSection } from './shelf-section';
import { TextSection, type TextSectionProps } from './text-section';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './section-props';
import { VideoPlayer } from './video-player';

/** A video of another site, which plays when a visitor agrees. */
function VideoSection({ section }: SectionProps) {
  const { heading, text, link, image, imageAlt } = section;
  return (
    <SectionFrame section={{ ...section, link: '' }} introduced={text !== ''}>
      <VideoPlayer address={link} title={heading} poster={image} posterAlt={imageAlt} />
    </SectionFrame>
  );
}

/** A section of a kind that looks the same on every page. */
export function AnySection({ section, Text }: TextSectionProps) {
  switch (section.kind) {
    case 'picture':
      return <PictureSection section={section} />;
    case 'figures':
      return <FiguresSection section={section} />;
    case 'chart':
      return <LazyChartSection section={section} />;
    case 'cards':
      return <CardsSection section={section} />;
    case 'quotes':
      return <QuotesSection section={section} />;
    case 'video':
      return <VideoSection section={section} />;
    case 'products':
      return <ShelfSection section={section} />;
    case 'contact-call':
      return <ContactCallSection section={section} />;
    default:
      return <TextSection section={section} Text={Text} />;
  }
}
