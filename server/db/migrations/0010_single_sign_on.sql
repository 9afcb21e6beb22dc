ALTER TABLE "admins" ADD COLUMN "sign_on_issuer" text;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "sign_on_subject" text;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_sign_on" UNIQUE("sign_on_issuer","sign_on_subject");