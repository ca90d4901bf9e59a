-- A product of usual size stays in its row. Above 2 kB PostgreSQL moved every text but the words out of it, the subsector and the
-- sort name too, and a search read each of them for each product that it found. Products that are stored already get there
-- when they are saved the next time.
ALTER TABLE "products" SET (toast_tuple_target = 8160);
