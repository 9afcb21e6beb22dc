CREATE TABLE "former_program_owners" (
	"admin_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "signed_on_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "programs_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sign_on_session" text;--> statement-breakpoint
ALTER TABLE "former_program_owners" ADD CONSTRAINT "former_program_owners_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_program_owners" ADD CONSTRAINT "former_program_owners_owner_id_admins_admin_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_program_owners_admin" ON "former_program_owners" USING btree ("admin_id");