CREATE TABLE "service_token_issues" (
	"token_id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"issued_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_link_ends" (
	"link_id" bigint PRIMARY KEY NOT NULL,
	"ended_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_links" (
	"link_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_links_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"admin_id" text NOT NULL,
	"other_id" text NOT NULL,
	"why" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_links_two" CHECK ("person_links"."admin_id" <> "person_links"."other_id"),
	CONSTRAINT "person_links_why" CHECK ("person_links"."why" in ('invited', 'renewed_invitation', 'reset_password', 'reset_factors', 'enabled', 'sign_on_name', 'console', 'sign_on_fallback'))
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "stored_with" text;--> statement-breakpoint
ALTER TABLE "service_token_issues" ADD CONSTRAINT "service_token_issues_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_token_issues" ADD CONSTRAINT "service_token_issues_issued_by_admins_admin_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_link_ends" ADD CONSTRAINT "person_link_ends_link_id_person_links_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."person_links"("link_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_link_ends" ADD CONSTRAINT "person_link_ends_ended_by_admins_admin_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_links" ADD CONSTRAINT "person_links_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_links" ADD CONSTRAINT "person_links_other_id_admins_admin_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_token_issues_admin" ON "service_token_issues" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "person_links_other" ON "person_links" USING btree ("other_id");