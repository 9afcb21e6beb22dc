CREATE TABLE "service_tokens" (
	"token_id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"networks" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"last_used_from" text
);
--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "sign_on_issuer" text;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "sign_on_subject" text;--> statement-breakpoint
ALTER TABLE "service_tokens" ADD CONSTRAINT "service_tokens_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_tokens_admin" ON "service_tokens" USING btree ("admin_id");--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_owner_id_admins_admin_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_admin" ON "audit_log" USING btree ("admin_id","audit_id");--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_sign_on" UNIQUE("sign_on_issuer","sign_on_subject");