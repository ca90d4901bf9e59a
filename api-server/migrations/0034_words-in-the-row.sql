-- The words of a product stay in its row. Outside it, PostgreSQL expected to read them at no cost, read the whole table in place
-- of the index for a frequent word, and fetched the words of each product. Products that are stored already get there when
-- they are saved the next time.
ALTER TABLE "products" ALTER COLUMN "words" SET STORAGE MAIN;
