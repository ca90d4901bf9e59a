-- Folded text as it is compared with Hindi and Gujarati words that are typed in Latin letters, like `latinKeysOf` of the API
-- server: one letter for each sound, without `a`, and a space before and after each word.
CREATE FUNCTION latin_key(folded text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $key$
  SELECT regexp_replace(regexp_replace(
    ' ' || translate(
      replace(replace(replace(folded, 'ज्ञ', 'ग्य'), 'ृ', 'रि'), 'ऋ', 'रि'),
      'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहंइिउुएेओोऔौअआाऐै्a',
      'kkggnccjjnttddnttddnpfbbmyrllvssshniiuueeoooo') || ' ',
    '[^a-z0-9]+', ' ', 'g'), '([a-z])\1+', '\1', 'g')
$key$;
--> statement-breakpoint
ALTER TABLE "translations" ADD COLUMN "latin" text GENERATED ALWAYS AS (latin_key(searched)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "translations_latin" ON "translations" USING gin ("latin" gin_trgm_ops) WITH (fastupdate=false);