-- limits, sign-in, reviews and further places
-- signin: no two names of one shape
-- safe: built in seconds for a million accounts, and registrations wait meanwhile
CREATE INDEX "users_name_shape" ON "users" USING btree (lower(regexp_replace(normalize("username"::text, NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')));
