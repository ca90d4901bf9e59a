import { langOf } from 'api-client';
import { useTexts } from '../texts';
import { useIndustry } from './use-industry';
import classes from './industry-switch.module.css';

/** Selects the industry of the first screen and its accent colour. */
export function IndustrySwitch() {
  const { text, lang, contentLang } = useTexts();
  const { sectors, industry, select } = useIndustry();
  if (sectors.length === 0) return null;
  return (
    <div
      className={classes.switch}
      role="group"
      aria-label={text('Choose your industry')}
      lang={lang}
      data-needs-scripts=""
    >
      {sectors.map((sector) => (
        <button
          key={sector._id}
          type="button"
          className={classes.choice}
          lang={langOf(sector, 'name') ?? contentLang}
          data-accent={sector.accent}
          aria-pressed={sector._id === industry?._id}
          onClick={() => select(sector)}
        >
          {sector.name}
        </button>
      ))}
    </div>
  );
}
