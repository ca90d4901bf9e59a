import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from 'ui-kit';
import { useTexts } from '../texts';

interface BlogArrowsProps {
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** The arrows to the previous and the next page of blogs, on the first one of a page. */
export function BlogArrows({ onPrevious, onNext }: BlogArrowsProps) {
  const { text, lang } = useTexts();
  return (
    <>
      <IconButton label={text('Previous blogs')} lang={lang} size="small" data-needs-scripts="" onClick={onPrevious}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={text('Next blogs')} lang={lang} size="small" data-needs-scripts="" onClick={onNext}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </>
  );
}
