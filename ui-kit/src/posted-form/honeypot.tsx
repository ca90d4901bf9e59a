import classes from './posted-form.module.css';

/** A field that is invisible to people and filled by bots. */
export function Honeypot() {
  return (
    <div className={classes.honeypot} lang="en" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
