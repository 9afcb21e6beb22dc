CREATE TABLE "audit_texts" (
	"audit_id" bigint NOT NULL,
	"field" text NOT NULL,
	"text" text,
	"key" "bytea",
	"erased_at" timestamp with time zone,
	CONSTRAINT "audit_texts_audit_id_field_pk" PRIMARY KEY("audit_id","field")
);
--> statement-breakpoint
CREATE TABLE "permission_uses" (
	"admin_id" text NOT NULL,
	"permission" text NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "permission_uses_admin_id_permission_pk" PRIMARY KEY("admin_id","permission")
);
--> statement-breakpoint
ALTER TABLE "permission_uses" ADD CONSTRAINT "permission_uses_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON "audit_texts" FROM CURRENT_USER;
