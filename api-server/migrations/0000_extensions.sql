-- Trigrams: the product search forgives typing errors with them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
