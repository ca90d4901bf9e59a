import { langOf, type Feedback } from 'api-client';
import { Picture, RepeatedIcon, VisuallyHidden } from 'ui-kit';
import { useTexts } from '../texts';
import classes from './testimonial.module.css';

const MAX_STARS = 5;

function Stars({ rating }: { readonly rating: number }) {
  const { text, lang } = useTexts();
  return (
    <p className={classes.stars} lang={lang}>
      <VisuallyHidden>{text('{rating} of {most} stars', { rating, most: MAX_STARS })}</VisuallyHidden>
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <RepeatedIcon key={index} name="star" className={index < rating ? classes.full : undefined} />
      ))}
    </p>
  );
}

interface TestimonialProps {
  readonly feedback: Pick<
    Feedback,
    'rating' | 'message' | 'photo' | 'name' | 'designation' | 'company' | 'locale' | 'untranslated'
  >;
}

/** A customer's testimonial. */
export function Testimonial({ feedback }: TestimonialProps) {
  return (
    <figure className={classes.testimonial}>
      {feedback.rating !== null && <Stars rating={feedback.rating} />}
      <blockquote className={classes.message} dir="auto" lang={langOf(feedback, 'message')}>
        {feedback.message}
      </blockquote>
      <figcaption className={classes.person}>
        {feedback.photo && (
          <Picture className={classes.photo} src={feedback.photo} alt="" width={56} height={56} sizes="56px" />
        )}
        <span>
          <span className={classes.name}>{feedback.name}</span>
          <span className={classes.role} lang={langOf(feedback, 'designation')}>
            {[feedback.designation, feedback.company].filter(Boolean).join(', ')}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
